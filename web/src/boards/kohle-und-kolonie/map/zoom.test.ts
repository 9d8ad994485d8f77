import { describe, expect, it } from 'vitest';
import { central, centredOn, closest, filling, fitting, limited, zoomedAt } from './zoom';

describe('zooming', () => {
  it('keeps what lies under the finger under the finger', () => {
    const before = { zoom: 1.5, x: 120, y: 40 };
    const focus = { x: 200, y: 90 };
    const after = zoomedAt(before, 3, focus);
    const under = ({ zoom, x, y }: typeof before): [number, number] => [(x + focus.x) / zoom, (y + focus.y) / zoom];
    expect(under(after)[0]).toBeCloseTo(under(before)[0]);
    expect(under(after)[1]).toBeCloseTo(under(before)[1]);
  });

  it('never shows less than the sheet nor more than the most', () => {
    expect([limited(0.2, 3), limited(2, 3), limited(9, 3)]).toEqual([1, 2, 3]);
  });

  it('fits the sheet into a window, or fills the window with it', () => {
    const [sheet, window] = [
      { width: 900, height: 600 },
      { width: 390, height: 400 },
    ];
    const scale = fitting(sheet, window);
    expect(sheet.width * scale).toBe(390);
    expect(sheet.height * scale * filling(sheet, window)).toBeCloseTo(400);
  });

  it('brings a point into the middle', () => {
    const camera = centredOn({ x: 500, y: 300 }, 2, 0.5, { width: 100, height: 80 });
    expect(camera).toEqual({ zoom: 2, x: 450, y: 260 });
    expect(centredOn({ x: 10, y: 10 }, 2, 0.5, { width: 100, height: 80 })).toEqual({ zoom: 2, x: 0, y: 0 });
  });

  it('knows the two nearest points and the one in the middle', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 13, y: 4 },
    ];
    expect(closest(points)).toBe(5);
    expect(closest(points.slice(0, 1))).toBe(Infinity);
    expect(central(points)).toEqual({ x: 10, y: 0 });
    expect(central([])).toBeNull();
  });
});
