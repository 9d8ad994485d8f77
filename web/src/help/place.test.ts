import { describe, expect, it } from 'vitest';
import { type Box, distance, freePlace, leadsOver } from './place';

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

describe('the way to what may be chosen', () => {
  const about = { left: 500, top: 300, width: 40, height: 40 };
  const goal = { left: 500, top: 460, width: 40, height: 40 };
  const room = { width: 1280, height: 800 };

  it('is left free', () => {
    const place = freePlace(about, { width: 200, height: 60 }, [goal], room, [goal]);
    expect(place).not.toBeNull();
    const way = { from: { x: 520, y: 320 }, to: { x: 520, y: 480 } };
    expect(place !== null && leadsOver(way, place)).toBe(false);
  });

  it('leads over what lies between', () => {
    const way = { from: { x: 0, y: 0 }, to: { x: 100, y: 100 } };
    expect(leadsOver(way, { left: 40, top: 40, width: 20, height: 20 })).toBe(true);
    expect(leadsOver(way, { left: 60, top: 10, width: 20, height: 20 })).toBe(false);
    expect(leadsOver(way, { left: 110, top: 110, width: 20, height: 20 })).toBe(false);
  });
});
