/** What the rules page draws: moments of a game. */
import found from 'examples:kohle-und-kolonie/3/TurnMenu,AuctionBid';
import type { Examples } from '../title';

const examples: Examples = { turn: found['TurnMenu'], auction: found['AuctionBid'] };

export default examples;
