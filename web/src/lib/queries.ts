/** What was asked of the server and may be shown again, for components and for code outside of them. */
import { QueryClient } from '@tanstack/react-query';
import { Problem } from './api';

export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 2_000,
      // a refusal stays one; what could not be reached is tried again
      retry: (count, error) =>
        error instanceof Problem && error.status >= 400 && error.status < 500 ? false : count < 3,
    },
  },
});
