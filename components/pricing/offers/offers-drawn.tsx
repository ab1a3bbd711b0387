import { TitledCard } from "#components/ui/card.tsx";
import { formatCount, formatMoney } from "#lib/format.ts";
import { clamp } from "#lib/math.ts";
import type { ComparedOffer } from "#lib/offers/compare-offers.ts";

const WIDTH = 360;
const LABEL = 64;
const RISKS = 124;
const ROW = 36;
const BAR = 22;
const MIN_FOR_TEXT = 80;

const summaryOf = ({ name, net, risks }: ComparedOffer) =>
  `${name}: ${formatMoney(net)} estimated net proceeds, ${formatCount(risks.length, "risk", "risks")}`;

function OfferRow({
  offer: { name, net, risks },
  index,
  most,
}: {
  offer: ComparedOffer;
  index: number;
  most: number;
}) {
  const length = clamp(most > 0 ? net / most : 0, 0, 1) * (WIDTH - LABEL - RISKS);
  const middle = index * ROW + ROW / 2;
  const fitsIn = length >= MIN_FOR_TEXT;
  return (
    <>
      <text x={0} y={middle + 5} className="fill-foreground text-[14px]">
        {name}
      </text>
      <rect
        x={LABEL}
        y={middle - BAR / 2}
        width={length}
        height={BAR}
        rx={4}
        fill="var(--primary)"
      />
      <text
        x={LABEL + (fitsIn ? 0 : length) + 8}
        y={middle + 5}
        className={`text-[13px] figures ${fitsIn ? "fill-primary-foreground" : "fill-foreground"}`}
      >
        {formatMoney(net)}
      </text>
      <text x={WIDTH - RISKS + 10} y={middle + 5} className="fill-foreground text-[14px]">
        {risks.length}
      </text>
      {risks.map((_, dot) => (
        <circle
          key={dot}
          cx={WIDTH - RISKS + 30 + dot * 10.5}
          cy={middle}
          r={4}
          fill="var(--lamp)"
          stroke="var(--lamp-foreground)"
        />
      ))}
    </>
  );
}

/** Draws a bar for each offer's net proceeds and a dot for each risk, with their numbers. */
export function OffersDrawn({ offers }: { offers: readonly ComparedOffer[] }) {
  const most = Math.max(...offers.map(({ net }) => net));
  return (
    <TitledCard
      title="Compare offers"
      description="Each bar shows estimated net proceeds from your net sheet. Each dot is a risk. Risks are counted, not weighted, and each offer lists its own."
    >
      <svg
        role="img"
        aria-label={`${offers.map(summaryOf).join(". ")}.`}
        viewBox={`0 0 ${WIDTH} ${offers.length * ROW}`}
        className="w-full max-w-md forced-color-adjust-none"
      >
        {offers.map((offer, index) => (
          <OfferRow key={offer.offer.id} offer={offer} index={index} most={most} />
        ))}
      </svg>
    </TitledCard>
  );
}
