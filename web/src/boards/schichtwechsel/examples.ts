/** What the rules page draws: moments of a game. */
import found from 'examples:schichtwechsel/3/Turn,PlaceCube';
import type { Examples } from '../title';

const examples: Examples = { turn: found['Turn'], loading: found['PlaceCube'] };

export default examples;
