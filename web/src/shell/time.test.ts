import { expect, test } from 'vitest';
import { agoText, greeting, leftText, paceText, partOfDay } from './time';

const say = (key: string, args?: object): string => (args === undefined ? key : `${key} ${JSON.stringify(args)}`);

test('the day has a morning, a middle and an evening that lasts through the night', () => {
  expect([4, 5, 10, 11, 17, 18, 23, 0].map(partOfDay)).toEqual([
    'evening',
    'morning',
    'morning',
    'day',
    'day',
    'evening',
    'evening',
    'evening',
  ]);
});

test('a stranger is greeted without a name', () => {
  expect(greeting(20, undefined, say)).toBe('web-hello-evening');
  expect(greeting(20, 'Frida', say)).toBe('web-greeting-evening {"name":"Frida"}');
});

test('time left is told to the second, then in hours, then in days', () => {
  expect(leftText(252.9, say)).toBe('4:12');
  expect(leftText(59, say)).toBe('0:59');
  expect(leftText(3_600, say)).toBe('web-left-hours {"count":1}');
  expect(leftText(47.9 * 3_600, say)).toBe('web-left-hours {"count":47}');
  expect(leftText(48 * 3_600, say)).toBe('web-left-days {"count":2}');
  expect(leftText(-1, say)).toBe('web-left-none');
});

test('a pace is told by its kind', () => {
  expect(paceText({ kind: 'none' }, say)).toBe('web-pace-none');
  expect(paceText({ kind: 'live', move: 120, bank: 600 }, say)).toBe('web-pace-live {"count":2}');
  expect(paceText({ kind: 'slow', days: 1 }, say)).toBe('web-pace-slow {"count":1}');
});

test('time past is told in the language of the reader', () => {
  expect(agoText(86_400, 'en')).toBe('yesterday');
  expect(agoText(86_400, 'de')).toBe('gestern');
  expect(agoText(3 * 3_600, 'fr')).toBe('il y a 3 heures');
});
