/** What happens in this title, as the server tells it. */
import type { Title } from '../../generated/glueck-auf';

export type Event = Title['event'];
