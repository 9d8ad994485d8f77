/** What happens in this title, as the server tells it. */
import type { Title } from '../../generated/kohle-und-kolonie';

export type Event = Title['event'];
