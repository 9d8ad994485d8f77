/** The window through which the map is seen: it pans and zooms by finger, mouse, buttons and keys. */
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Point, Rect } from '../../../art/svg';
import { Icon } from '../../../lib/Icon';
import { useSay } from '../../../lib/i18n';
import { filledOut } from './crop';
import { type Gestures, useGestures } from './gestures';
import { type Camera, centredOn, filling, fitting, limited, type Size, STEP, zoomedAt } from './zoom';

export type Seen = {
  /** How many times as large as when all of the sheet is seen. */
  zoom: number;
  /** Pixels for a unit of the sheet. */
  scale: number;
  /** The part of the sheet that is drawn. */
  frame: Rect;
};

export type Window = {
  /** Bring a point of the sheet into the middle, with at least so many pixels for a unit. */
  lookAt: (point: Point, leastScale?: number) => void;
};

type Props = {
  /** Fills its window from the start; else all of the sheet is seen. */
  isFilled: boolean;
  most: number;
  /** What has to be seen of the sheet. */
  crop: Rect;
  /** Pixels for a unit at the start, at least. */
  readable?: number;
  /** The corner of the buttons. */
  corner: 'top left' | 'top right' | 'bottom left' | 'bottom right';
  ref?: Ref<Window>;
  children: (seen: Seen) => ReactNode;
};

export function Viewport({ isFilled, most, crop, readable = 0, corner, ref, children }: Props): ReactNode {
  const say = useSay();
  const outer = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  const size = useSize(outer);
  const [chosen, setZoom] = useState<number | null>(null);
  const next = useRef<Camera | null>(null);
  const frame = filledOut(crop, size);
  const sheet = { width: frame.w, height: frame.h };
  const scale = size.width === 0 ? 1 : fitting(sheet, size); // 1: not measured yet
  const zoom = limited(chosen ?? (isFilled ? Math.max(filling(sheet, size), readable / scale) : 1), most);

  const here = (): Camera => ({ zoom, x: outer.current?.scrollLeft ?? 0, y: outer.current?.scrollTop ?? 0 });
  const go = (camera: Camera): void => {
    next.current = camera;
    if (camera.zoom === zoom) scrollTo(outer.current, camera);
    else setZoom(camera.zoom);
  };
  const zoomTo = (to: number, focus: Point): void => go(zoomedAt(here(), limited(to, most), focus));
  const middle = { x: size.width / 2, y: size.height / 2 };
  const larger = useRef<HTMLButtonElement>(null);
  // where all of the sheet is seen there is only one button left, which then has the focus
  const smaller = (to: number): void => {
    if (to <= 1) larger.current?.focus();
    zoomTo(to, middle);
  };

  useLayoutEffect(() => {
    if (inner.current !== null) inner.current.style.transform = '';
    if (next.current !== null) scrollTo(outer.current, next.current);
  }, [zoom]);
  const wish = useRef<(() => void) | null>(null); // asked for before the window was measured
  const lookAt = (point: Point, least = 0): void => {
    const look = (): void =>
      go(centredOn(inFrame(point, frame), limited(Math.max(zoom, least / scale), most), scale, size));
    if (size.width > 0) look();
    else wish.current = () => wished.current(point, least);
  };
  const wished = useRef(lookAt);
  useLayoutEffect(() => {
    wished.current = lookAt;
  });
  useEffect(() => {
    if (size.width === 0) return;
    wish.current?.();
    wish.current = null;
  }, [size]);
  useImperativeHandle(ref, () => ({ lookAt }));

  const gestures = useRef<Gestures>({} as Gestures);
  useLayoutEffect(() => {
    gestures.current = {
      onPinch: (k, focus) => stretch(inner.current, outer.current, limited(zoom * k, most) / zoom, focus),
      onPinched: (k, focus) => {
        if (inner.current !== null) inner.current.style.transform = '';
        zoomTo(zoom * k, focus);
      },
      onDouble: (at) => zoomTo(zoom >= most - 0.01 ? 1 : zoom * STEP, at),
      onWheel: (k, at) => zoomTo(zoom * k, at),
    };
  });
  useGestures(outer, gestures);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target !== event.currentTarget) return;
    if (event.key === '+' || event.key === '=') zoomTo(zoom * STEP, middle);
    else if (event.key === '-') zoomTo(zoom / STEP, middle);
    else if (!event.key.startsWith('Arrow') || zoom === 1) return;
    event.stopPropagation(); // arrows move the map, not from place to place
  };
  const seen = { zoom, scale: scale * zoom, frame };
  const width = frame.w * seen.scale;
  const height = frame.h * seen.scale;
  return (
    <div className="kkm-viewport">
      <div
        className="kkm-window"
        ref={outer}
        tabIndex={0}
        role="group"
        aria-label={say('web-kk-map')}
        data-zoomed={zoom > 1.01}
        onKeyDown={onKeyDown}
      >
        <div className="kkm-inner-map" ref={inner} style={{ width, height }}>
          {children(seen)}
        </div>
      </div>
      <div className="kkm-zoom" data-corner={corner} role="group" aria-label={say('web-kk-map-zoom')}>
        <ZoomButton
          id="zoom-in"
          text={say('web-kk-map-in')}
          isOff={zoom >= most}
          ref={larger}
          onClick={() => zoomTo(zoom * STEP, middle)}
        />
        {zoom > 1 && (
          <>
            <ZoomButton id="zoom-out" text={say('web-kk-map-out')} onClick={() => smaller(zoom / STEP)} />
            <ZoomButton id="fit" text={say('web-kk-map-fit')} onClick={() => smaller(1)} />
          </>
        )}
      </div>
    </div>
  );
}

type ButtonProps = { id: string; text: string; isOff?: boolean; ref?: Ref<HTMLButtonElement>; onClick: () => void };

/** Stays focusable when it can do nothing, so that the focus is not lost at the last step. */
function ZoomButton({ id, text, isOff = false, ref, onClick }: ButtonProps): ReactNode {
  return (
    <button
      type="button"
      ref={ref}
      aria-label={text}
      title={text}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onClick}
    >
      <Icon id={id} size={20} />
    </button>
  );
}

function inFrame({ x, y }: Point, frame: Rect): Point {
  return { x: x - frame.x, y: y - frame.y };
}

function scrollTo(window: HTMLElement | null, { x, y }: Camera): void {
  if (window === null) return;
  window.scrollLeft = x;
  window.scrollTop = y;
}

/** While fingers pull, the picture is stretched as it is; it is drawn anew when they let go. */
function stretch(inner: HTMLElement | null, outer: HTMLElement | null, k: number, focus: Point): void {
  if (inner === null || outer === null) return;
  inner.style.transformOrigin = `${outer.scrollLeft + focus.x}px ${outer.scrollTop + focus.y}px`;
  inner.style.transform = `scale(${k})`;
}

/** How large the window is. */
function useSize(ref: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = (): void =>
      setSize((old) => {
        const { clientWidth: width, clientHeight: height } = element;
        return old.width === width && old.height === height ? old : { width, height };
      });
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
