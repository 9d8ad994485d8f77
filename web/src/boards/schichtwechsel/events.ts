/** What happens in this title, as the server tells it. */
import type { Title } from '../../generated/schichtwechsel';

export type Event = Title['event'];
