import type { PhotoEdits } from "#lib/schemas/photos.ts";
import { keptShare } from "./straighten.ts";

interface Size {
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}

/** What remains of a picture after rotating, straightening and cropping, in its own pixels. */
export interface Cut extends Size {
  /** Clockwise rotation of `box`, in degrees. */
  degrees: number;
  /** The part of the unrotated picture that is needed. */
  box: Size & { left: number; top: number };
  /** From the center of the rotated box to the center of the result. */
  offset: Point;
}

function turn({ x, y }: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

function cropIn({ width, height }: Size, crop: PhotoEdits["crop"]) {
  if (!crop) return { left: 0, top: 0, width, height };
  const left = Math.min(width - 1, Math.round(width * crop.left));
  const top = Math.min(height - 1, Math.round(height * crop.top));
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(width * crop.width))),
    height: Math.max(1, Math.min(height - top, Math.round(height * crop.height))),
  };
}

/** Returns the part of a picture that its edits need, so that only that part is loaded into memory. */
export function cutOf(picture: Size, { rotation, straighten, crop }: PhotoEdits): Cut {
  const isOnItsSide = rotation % 180 !== 0;
  const turned = isOnItsSide
    ? { width: picture.height, height: picture.width }
    : { width: picture.width, height: picture.height };
  const share = straighten === 0 ? 1 : keptShare(turned.width, turned.height, straighten);
  const straightened = {
    width: Math.max(1, Math.floor(turned.width * share)),
    height: Math.max(1, Math.floor(turned.height * share)),
  };
  const { left, top, width, height } = cropIn(straightened, crop);
  const degrees = rotation + straighten;
  const fromMiddle = {
    x: left + width / 2 - straightened.width / 2,
    y: top + height / 2 - straightened.height / 2,
  };
  const middle = turn(fromMiddle, -degrees);
  const corners = [turn({ x: width / 2, y: height / 2 }, -degrees)];
  corners.push(turn({ x: width / 2, y: -height / 2 }, -degrees));
  const reach = {
    x: Math.max(...corners.map(({ x }) => Math.abs(x))),
    y: Math.max(...corners.map(({ y }) => Math.abs(y))),
  };
  const x = picture.width / 2 + middle.x;
  const y = picture.height / 2 + middle.y;
  // Rotating by quarter turns leaves an error of 1e-13.
  const boxLeft = Math.max(0, Math.floor(x - reach.x + 1e-6));
  const boxTop = Math.max(0, Math.floor(y - reach.y + 1e-6));
  const box = {
    left: boxLeft,
    top: boxTop,
    width: Math.min(picture.width, Math.ceil(x + reach.x - 1e-6)) - boxLeft,
    height: Math.min(picture.height, Math.ceil(y + reach.y - 1e-6)) - boxTop,
  };
  const offset = turn(
    { x: x - (box.left + box.width / 2), y: y - (box.top + box.height / 2) },
    degrees,
  );
  return { degrees, box, offset, width, height };
}
