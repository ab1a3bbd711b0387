import { HOUSE } from "#lib/equal-housing.ts";

/** The Equal Housing Opportunity house. Decorative; the words beside it say the same. */
export const EqualHousingMark = ({ className }: { className: string }) => (
  <svg
    className={className}
    viewBox={`0 0 ${HOUSE.width} ${HOUSE.height}`}
    aria-hidden
    focusable="false"
  >
    <path fillRule="evenodd" d={HOUSE.path} />
  </svg>
);
