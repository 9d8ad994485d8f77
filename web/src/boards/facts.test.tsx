import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FactsContext, useFactsOf, useOwnComponents } from './facts';

afterEach(cleanup);

const PRINTED = { length: 12 };

function Length(): ReactNode {
  return <b>{useFactsOf(PRINTED).length}</b>;
}

function Board({ hasOwn }: { hasOwn: boolean }): ReactNode {
  const own = useOwnComponents({ id: 'abc', has_components: hasOwn });
  if (own === undefined) return 'coming';
  return (
    <FactsContext value={own.facts}>
      <Length />
    </FactsContext>
  );
}

function show(content: ReactNode): HTMLElement {
  return render(<QueryClientProvider client={new QueryClient()}>{content}</QueryClientProvider>).container;
}

describe('what a board draws', () => {
  it('is what is printed, without asking anybody', () => {
    const asked = vi.spyOn(globalThis, 'fetch');
    expect(show(<Board hasOwn={false} />).textContent).toBe('12');
    expect(asked).not.toHaveBeenCalled();
  });

  it('is what the players brought along, once the server has told it', async () => {
    const answer = new Response(JSON.stringify({ components: {}, facts: { length: 40 } }));
    const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(answer);
    const drawn = show(<Board hasOwn />);
    expect(drawn.textContent).toBe('coming');
    await waitFor(() => expect(drawn.textContent).toBe('40'));
    expect((asked.mock.calls[0]?.[0] as Request).url).toContain('/api/tables/abc/components');
  });
});
