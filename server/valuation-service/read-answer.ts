import "server-only";
import type { Reader } from "#lib/valuation/readers.ts";
import {
  BRIDGE_DATE,
  BRIDGE_MARK,
  PERCENT_ABOVE,
  PERCENT_BELOW,
  ROOTS,
  type Segment,
  type ServiceAnswer,
  type Spelling,
  SPELLINGS,
} from "./field-names.ts";

const MAX_LIST = 200;
const normalize = (key: string) => key.toLowerCase().replace(/[_\-\s]/g, "");

function entriesOf(node: unknown): [string, unknown][] {
  return typeof node === "object" && node !== null ? Object.entries(node).slice(0, MAX_LIST) : [];
}

// For a list, its first entry counts.
function child(parent: unknown, key: string): unknown[] {
  const node: unknown = Array.isArray(parent) ? parent[0] : parent;
  if (Array.isArray(node)) return [];
  const wanted = normalize(key);
  return entriesOf(node)
    .filter(([name]) => normalize(name) === wanted)
    .map(([, value]) => value);
}

function step(node: unknown, segment: Segment): unknown[] {
  if (typeof segment === "number")
    return Array.isArray(node) ? node.slice(segment, segment + 1) : [];
  switch (segment) {
    case "*":
      return entriesOf(node).map(([, value]) => value);
    case "#year":
      return entriesOf(node)
        .filter(([key]) => /^\d{4}$/.test(key))
        .sort(([a], [b]) => Number(b) - Number(a))
        .map(([, value]) => value);
    case "#living":
      return entriesOf(node)
        .map(([, value]) => value)
        .filter((area) =>
          child(area, "type").some((type) => /living|finished/i.test(String(type))),
        );
    default:
      return child(node, segment);
  }
}

function follow(node: unknown, path: readonly Segment[]): unknown[] {
  return path.reduce<unknown[]>(
    (nodes, segment) => nodes.flatMap((one) => step(one, segment)),
    [node],
  );
}

// A bare {value} or {amount} counts as its content.
function find<T>(roots: readonly unknown[], spellings: readonly Spelling<T>[]): T | null {
  for (const root of roots) {
    for (const { path, read } of spellings) {
      for (const found of follow(root, path)) {
        const value =
          read(found) ?? firstRead(read, [...child(found, "value"), ...child(found, "amount")]);
        if (value !== null) return value;
      }
    }
  }
  return null;
}

function firstRead<T>(read: Reader<T>, values: readonly unknown[]): T | null {
  for (const value of values) {
    const result = read(value);
    if (result !== null) return result;
  }
  return null;
}

// In dollars. A reversed range is dropped.
function findRange(roots: readonly unknown[], estimate: number | null) {
  const beside = (spellings: readonly Spelling<number>[], sign: number) => {
    const percent = find(roots, spellings);
    return percent === null || estimate === null || percent < 0 || percent > 100
      ? null
      : Math.round(estimate * (1 + (sign * percent) / 100));
  };
  const low = find(roots, SPELLINGS.low) ?? beside(PERCENT_BELOW, -1);
  const high = find(roots, SPELLINGS.high) ?? beside(PERCENT_ABOVE, 1);
  return low !== null && high !== null && low > high ? { low: null, high: null } : { low, high };
}

/**
 * Reads the response of any known service, nested or flat. Field names follow the services' public
 * schemas (docs/valuation.md).
 * @param answer any parsed JSON; invalid values become null
 */
export function readServiceAnswer(answer: unknown): ServiceAnswer {
  const roots = ROOTS.flatMap((path) => follow(answer, path));
  const isBridge = find(roots, BRIDGE_MARK) !== null;
  const estimate = find(roots, SPELLINGS.estimate);
  return {
    estimate,
    ...findRange(roots, estimate),
    confidence: find(roots, SPELLINGS.confidence),
    assessment: find(roots, SPELLINGS.assessment),
    owner: find(roots, SPELLINGS.owner),
    propertySize: find(roots, SPELLINGS.propertySize),
    lotSize: find(roots, SPELLINGS.lotSize),
    lastSalePrice: find(roots, SPELLINGS.lastSalePrice),
    lastSaleDate: find(roots, SPELLINGS.lastSaleDate),
    estimateDate: find(roots, isBridge ? BRIDGE_DATE : SPELLINGS.estimateDate),
    retrievedAt: isBridge ? null : find(roots, SPELLINGS.retrievedAt),
  };
}
