import { describe, expect, it } from 'vitest';
import { Raster } from './raster';

const BOUNDS = { x: -10, y: -10, w: 120, h: 120 };

describe('a raster', () => {
  it('adds up what lies in a box', () => {
    const raster = new Raster(BOUNDS);
    raster.add({ x: 0, y: 0, w: 20, h: 20 }, 2);
    raster.add({ x: 10, y: 10, w: 20, h: 20 }, 1);
    expect(raster.sum({ x: 0, y: 0, w: 10, h: 10 })).toBe(200);
    expect(raster.sum({ x: 10, y: 10, w: 10, h: 10 })).toBe(300);
    expect(raster.sum({ x: 0, y: 0, w: 100, h: 100 })).toBe(800 + 400);
    expect(raster.sum({ x: 60, y: 60, w: 30, h: 30 })).toBe(0);
  });

  it('counts what is added later', () => {
    const raster = new Raster(BOUNDS);
    expect(raster.sum(BOUNDS)).toBe(0);
    raster.add({ x: 0, y: 0, w: 2, h: 2 }, 1);
    expect(raster.sum(BOUNDS)).toBe(4);
  });

  it('knows nothing of what lies beyond its bounds', () => {
    const raster = new Raster(BOUNDS);
    raster.add({ x: 100, y: 100, w: 1000, h: 1000 }, 1);
    expect(raster.sum({ x: 200, y: 200, w: 50, h: 50 })).toBe(0);
  });

  it('fills shapes, also hollow ones', () => {
    const raster = new Raster(BOUNDS);
    const horseshoe = [
      { x: 0, y: 0 },
      { x: 60, y: 0 },
      { x: 60, y: 60 },
      { x: 40, y: 60 },
      { x: 40, y: 20 },
      { x: 20, y: 20 },
      { x: 20, y: 60 },
      { x: 0, y: 60 },
    ];
    raster.addShape(horseshoe, 1);
    expect(raster.sum(BOUNDS)).toBe(60 * 60 - 20 * 40);
    expect(raster.sum({ x: 22, y: 30, w: 16, h: 20 })).toBe(0);
    expect(raster.sum({ x: 2, y: 30, w: 16, h: 20 })).toBe(320);
  });
});
