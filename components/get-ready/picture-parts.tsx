export function Sparkle({ x, y, size }: { x: number; y: number; size: number }) {
  const waist = size * 0.22;
  return (
    <path
      d={`M${x} ${y - size}L${x + waist} ${y - waist}L${x + size} ${y}L${x + waist} ${y + waist}L${x} ${y + size}L${x - waist} ${y + waist}L${x - size} ${y}L${x - waist} ${y - waist}Z`}
      className="fill-lamp"
      strokeWidth="1.75"
    />
  );
}

export function Leaves({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} className="fill-primary/25">
      <path d="M0 0c-4-12-4-22 0-34 4 12 4 22 0 34z" />
      <path d="M0 0c-10-6-15-14-17-26 10 4 16 13 17 26zM0 0c10-6 15-14 17-26C7-22 1-13 0 0z" />
      <path d="M0 0c-8-1-16-5-21-12 9-2 16 2 21 12zM0 0c8-1 16-5 21-12-9-2-16 2-21 12z" />
    </g>
  );
}
