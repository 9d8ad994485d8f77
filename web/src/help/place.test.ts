import { describe, expect, it } from 'vitest';
import { type Box, distance, freePlace } from './place';

const ROOM = { width: 1280, height: 800 };
const TIP = { width: 300, height: 120 };
const ABOUT: Box = { left: 500, top: 300, width: 60, height: 60 };
const boxAt = (left: number, top: number): Box => ({ left, top, width: 60, height: 60 });

describe('the place of a tip', () => {
  it('is beside what it is about, inside the window', () => {
    for (const about of [ABOUT, boxAt(0, 0), boxAt(1220, 740), boxAt(1220, 0), boxAt(0, 740)]) {
      const place = freePlace(about, TIP, [], ROOM);
      expect(place).not.toBeNull();
      if (place === null) continue;
      expect(distance(place, about)).toBeGreaterThan(0);
      expect(distance(place, about)).toBeLessThan(20);
      expect(place.left + place.width).toBeLessThanOrEqual(ROOM.width);
      expect(place.top + place.height).toBeLessThanOrEqual(ROOM.height);
    }
  });

  it('covers nothing that may be chosen', () => {
    const taken = [boxAt(500, 380), boxAt(500, 220), boxAt(580, 300), boxAt(420, 300), boxAt(660, 380)];
    const place = freePlace(ABOUT, TIP, taken, ROOM);
    expect(place).not.toBeNull();
    for (const box of taken) expect(place && distance(place, box)).toBeGreaterThan(0);
  });

  it('is nowhere, where everything around may be chosen', () => {
    const taken = Array.from({ length: 400 }, (_, i) => boxAt((i % 20) * 64, Math.floor(i / 20) * 64));
    expect(freePlace(ABOUT, TIP, taken, ROOM)).toBeNull();
  });

  it('may be over something large that is not to be chosen', () => {
    expect(freePlace({ left: 0, top: 60, width: 1280, height: 700 }, TIP, [], ROOM)).not.toBeNull();
  });
});
