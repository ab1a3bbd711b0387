import { useId } from "react";

const STARS = [
  [66, 452, 1.2],
  [214, 520, 1.3],
  [664, 334, 1.2],
  [636, 492, 1.4],
  [706, 22, 1.1],
  [650, 412, 1.6],
  [684, 150, 1.3],
  [694, 282, 1.1],
  [722, 440, 1.2],
  [738, 66, 1.4],
  [752, 216, 1.5],
  [780, 352, 1.2],
] as const;

const FIREFLIES = [
  [148, 812, 2.2],
  [206, 846, 1.7],
  [602, 838, 2],
  [654, 806, 1.6],
  [560, 872, 1.8],
  [262, 878, 1.6],
] as const;

function Hills() {
  return (
    <>
      <path d="M0 742c90-54 196-60 300-30s210 20 300-12 160-30 240-6v206H0z" fill="#35605a" />
      <path d="M0 782c120-44 236-38 380-18s300 10 460-30v166H0z" fill="#234b43" />
    </>
  );
}

function Trees() {
  return (
    <>
      <g fill="#14322f">
        <path d="M84 826V700h12v126z" />
        <circle cx="88" cy="654" r="58" />
        <circle cx="46" cy="694" r="42" />
        <circle cx="132" cy="700" r="42" />
        <circle cx="96" cy="716" r="46" />
      </g>
      <g fill="#14322f">
        <path d="M700 828v-24h10v24z" />
        <path d="M705 590l32 76h-16l26 60h-18l28 82H653l28-82h-18l26-60h-16z" />
      </g>
      <path d="M770 664l22 54h-12l18 44h-12l20 56h-72l20-56h-12l18-44h-12z" fill="#1b3f39" />
    </>
  );
}

function LitWindow({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 690)`}>
      <rect x="-5" y="-5" width="70" height="76" rx="2" fill="#efe3cb" />
      <rect width="60" height="66" fill="#f6c468" />
      <path d="M0 0h16c0 26-6 46-16 56zM60 0H44c0 26 6 46 16 56z" fill="#fbe3ab" />
      <path d="M30 0v66M0 30h60" stroke="#efe3cb" strokeWidth="4" />
      <rect x="-9" y="70" width="78" height="6" rx="1" fill="#efe3cb" />
    </g>
  );
}

function House({ glow }: { glow: string }) {
  return (
    <>
      <path d="M586 560v-52h34v72z" fill="#5b4a3f" />
      <path d="M582 504h42v10h-42z" fill="#6f5a4b" />
      <path d="M192 650h480v158H192z" fill="#3d655b" />
      <path
        d="M192 674h480M192 698h480M192 722h480M192 746h480M192 770h480"
        stroke="#365a51"
        strokeWidth="2"
      />
      <path d="M164 656 244 556h376l80 100z" fill="#15292f" />
      <path d="M164 652h536v9H164z" fill="#efe3cb" />
      <LitWindow x={222} />
      <LitWindow x={582} />

      {/* The porch: the wall behind it is what the lamp lights. */}
      <path d="M312 656h240v140H312z" fill={`url(#${glow})`} />
      <path d="M400 700h64v96h-64z" fill="#efe3cb" />
      <path d="M406 706h52v90h-52z" fill="#1f5a44" />
      <path d="M413 713h17v24h-17zM434 713h17v24h-17z" fill="#fbdd9a" />
      <path d="M413 745h17v42h-17zM434 745h17v42h-17z" fill="#194a38" />
      <circle cx="453" cy="760" r="2.6" fill="#f6c468" />

      <path d="M280 656 432 540l152 116z" fill="#2f544c" />
      <path d="M340 632h184M372 608h120M404 584h56" stroke="#284942" strokeWidth="2" />
      <path d="M432 572a17 17 0 0 1 17 17v15h-34v-15a17 17 0 0 1 17-17z" fill="#efe3cb" />
      <path d="M432 577a12 12 0 0 1 12 12v10h-24v-10a12 12 0 0 1 12-12z" fill="#f6c468" />
      <path d="M432 577v22M420 590h24" stroke="#efe3cb" strokeWidth="2.5" />
      <path
        d="M268 664 432 538l164 126"
        fill="none"
        stroke="#efe3cb"
        strokeWidth="11"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path d="M298 650h268v14H298z" fill="#f7edd8" />

      <g fill="#f7edd8">
        <path d="M318 664h16l3 96h-22zM530 664h16l3 96h-22z" />
      </g>
      <g fill="#7b604c">
        <path d="M308 758h36v44h-36zM520 758h36v44h-36z" />
      </g>
      <path d="M304 754h44v7h-44zM516 754h44v7h-44z" fill="#efe3cb" />
      <g stroke="#f7edd8" strokeWidth="4">
        <path d="M344 766h48M472 766h48" />
        <path
          d="M352 768v28M364 768v28M376 768v28M388 768v28M476 768v28M488 768v28M500 768v28M512 768v28"
          strokeWidth="2.5"
        />
      </g>
      <path d="M296 796h272v10H296z" fill="#d9c6a0" />
      <path d="M384 806h96v11h-96z" fill="#cdb88f" />
      <path d="M374 817h116v11H374z" fill="#bba67f" />
      <path d="M364 828h136v12H364z" fill="#a8946f" />
    </>
  );
}

function Garden() {
  return (
    <>
      <g fill="#1d4438">
        <ellipse cx="214" cy="806" rx="40" ry="24" />
        <ellipse cx="270" cy="810" rx="34" ry="19" />
        <ellipse cx="602" cy="808" rx="38" ry="21" />
        <ellipse cx="656" cy="804" rx="36" ry="25" />
      </g>
      <g fill="#2b5c49">
        <ellipse cx="240" cy="812" rx="24" ry="14" />
        <ellipse cx="628" cy="812" rx="24" ry="14" />
      </g>
      <g fill="#f3c878">
        <circle cx="228" cy="804" r="2.5" />
        <circle cx="244" cy="808" r="2.5" />
        <circle cx="258" cy="802" r="2.5" />
        <circle cx="612" cy="802" r="2.5" />
        <circle cx="628" cy="807" r="2.5" />
        <circle cx="642" cy="799" r="2.5" />
      </g>
      <g>
        <path d="M344 812h24l-4 26h-16zM496 812h24l-4 26h-16z" fill="#a8603f" />
        <g fill="#3f7a5e">
          <circle cx="356" cy="802" r="13" />
          <circle cx="346" cy="808" r="8" />
          <circle cx="366" cy="808" r="8" />
          <circle cx="508" cy="802" r="13" />
          <circle cx="498" cy="808" r="8" />
          <circle cx="518" cy="808" r="8" />
        </g>
      </g>
    </>
  );
}

/** A house at dusk with its porch light on, drawn for Porchlight. Decorative. */
export function PorchScene({ className }: { className?: string }) {
  const id = useId();
  const [sky, glow, halo, pool, walk] = ["sky", "glow", "halo", "pool", "walk"].map(
    (name) => `${id}${name}`,
  );
  return (
    <svg
      viewBox="40 0 760 900"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      focusable="false"
      className={className}
    >
      <defs>
        <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0f2930" />
          <stop offset="0.42" stopColor="#173f48" />
          <stop offset="0.58" stopColor="#2c5b5f" />
          <stop offset="0.7" stopColor="#7c8670" />
          <stop offset="0.79" stopColor="#e3a968" />
          <stop offset="0.84" stopColor="#f3c07a" />
        </linearGradient>
        <radialGradient id={glow} cx="0.5" cy="0.16" r="0.86">
          <stop offset="0" stopColor="#fff1c9" />
          <stop offset="0.35" stopColor="#f8cf83" />
          <stop offset="1" stopColor="#9a6f40" />
        </radialGradient>
        <radialGradient id={halo}>
          <stop offset="0" stopColor="#ffe6a8" stopOpacity="0.85" />
          <stop offset="0.3" stopColor="#fbc867" stopOpacity="0.38" />
          <stop offset="1" stopColor="#f4b545" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={pool}>
          <stop offset="0" stopColor="#f8cf83" stopOpacity="0.6" />
          <stop offset="1" stopColor="#f4b545" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={walk} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#e0bd83" />
          <stop offset="1" stopColor="#6f7a5c" />
        </linearGradient>
      </defs>

      <rect width="840" height="900" fill={`url(#${sky})`} />
      <g fill="#fdf6e9" opacity="0.75">
        {STARS.map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r} />
        ))}
      </g>
      <Hills />
      <Trees />
      <path d="M0 812c140-18 260-14 380-12s300-10 460 6v94H0z" fill="#1a3b33" />
      <ellipse cx="432" cy="846" rx="330" ry="66" fill={`url(#${pool})`} />
      <path d="M366 838h132c10 20 34 44 74 62H292c40-18 64-42 74-62z" fill={`url(#${walk})`} />
      <House glow={glow ?? ""} />
      <Garden />

      {/* The light itself, over everything that it falls on. */}
      <circle cx="432" cy="684" r="170" fill={`url(#${halo})`} />
      <path d="M432 664v8" stroke="#15292f" strokeWidth="2.5" />
      <path d="M422 672h20l4 5h-28z" fill="#15292f" />
      <path d="M420 677h24l-4 20h-16z" fill="#fff6dc" />
      <path
        d="M432 677v20M420 677l4 20M444 677l-4 20M423 697h18"
        stroke="#15292f"
        strokeWidth="2"
      />
      <g fill="#fbdd9a">
        {FIREFLIES.map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r} opacity="0.85" />
        ))}
      </g>
    </svg>
  );
}
