import { Sparkle } from "./picture-parts.tsx";

export function DeclutterPicture() {
  return (
    <>
      <rect x="36" y="34" width="88" height="138" rx="4" className="fill-card" />
      <path d="M36 80h88M36 126h88" />
      <path d="M44 172v6M116 172v6" />

      <path d="M58 80V66c0-4 3-6 7-6h4c4 0 7 2 7 6v14z" className="fill-lamp" />
      <path d="M67 60c0-8 0-12 5-18M67 54c-1-5-4-7-8-8M69 50c3-2 6-2 9-1" />

      <path d="M48 126V96h10v30z" className="fill-primary/25" />
      <path d="M58 126v-36h9v36z" className="fill-accent" />
      <path d="m68 126 8-31 9 3-8 28z" className="fill-primary" />
      <path d="M50 102h6" />

      <path d="M74 172v-20h38v20z" className="fill-accent" />
      <path d="M74 158h38M87 152v20M99 152v20" strokeWidth="1.75" />

      <circle cx="161" cy="112" r="12" className="fill-lamp" />
      <path d="M150 107c7 4 15 4 22 0" />
      <path d="m178 128 8-38 19 4-7 34z" className="fill-card" />
      <path d="m184 98 13 3M182 106l13 3" strokeWidth="1.75" />
      <path d="M140 124h72v48h-72z" className="fill-accent" />
      <path d="m140 124-12 12 14 6M212 124l12 12-14 6" className="fill-accent" />
      <path d="M164 146h24v12h-24z" className="fill-card" strokeWidth="1.75" />
      <path d="M169 152h14" strokeWidth="1.75" />
    </>
  );
}

export function DeepCleanPicture() {
  return (
    <>
      <rect x="64" y="22" width="112" height="108" rx="4" className="fill-card" />
      <rect x="72" y="30" width="96" height="92" rx="2" className="fill-primary/10" />
      <path d="M120 30v92M72 76h96" />
      <path d="m82 58 20-20M84 68l12-12M130 66l22-22" className="stroke-lamp" />
      <path d="M56 130h128v9H56z" className="fill-card" />

      <path d="M42 138h56l-7 34H49z" className="fill-primary/25" />
      <path d="M42 138c0-22 56-22 56 0" fill="none" />
      <circle cx="58" cy="136" r="7" className="fill-card" />
      <circle cx="71" cy="133" r="9" className="fill-card" />
      <circle cx="84" cy="136" r="7" className="fill-card" />
      <circle cx="64" cy="118" r="3.5" className="fill-card" strokeWidth="1.75" />

      <path d="M160 172v-34c0-8 4-12 9-15v-9h14v9c5 3 9 7 9 15v34z" className="fill-lamp" />
      <path d="M166 114h24v-9c0-4-3-7-7-7h-20l-9 6 10 4z" className="fill-primary" />
      <path d="M190 112c4 4 5 8 4 13" fill="none" />
      <path d="M167 146h18v14h-18z" className="fill-card" strokeWidth="1.75" />
      <path d="m146 98-8-3M145 104h-9M146 110l-8 3" strokeWidth="1.75" />

      <Sparkle x={198} y={52} size={13} />
      <Sparkle x={214} y={80} size={7} />
      <Sparkle x={44} y={62} size={8} />
    </>
  );
}

export function DepersonalizePicture() {
  return (
    <>
      <rect x="84" y="24" width="84" height="64" rx="3" className="fill-card" />
      <path d="M92 32h68v48H92z" className="fill-accent" strokeWidth="1.75" />
      <circle cx="142" cy="48" r="8" className="fill-lamp" strokeWidth="1.75" />
      <path d="M92 80V68c12-12 22-14 34-4 10-10 22-10 34 0v16z" className="fill-primary" />

      <g strokeDasharray="5 5" fill="none">
        <rect x="36" y="38" width="34" height="42" rx="3" />
        <rect x="184" y="34" width="30" height="30" rx="3" />
      </g>
      <circle cx="53" cy="31" r="1.75" className="fill-primary" strokeWidth="1" />
      <circle cx="199" cy="27" r="1.75" className="fill-primary" strokeWidth="1" />

      <path d="M32 122h112v9H32z" className="fill-card" />
      <path d="M42 131v41M134 131v41" />
      <path d="M58 131h60v14H58z" className="fill-card" />
      <circle cx="88" cy="138" r="1.75" className="fill-primary" strokeWidth="1" />
      <path d="M54 122c-3-8-3-13 2-20h12c5 7 5 12 2 20z" className="fill-lamp" />
      <path d="M62 102c0-6 1-10 5-14M61 96c-2-4-4-5-8-5" fill="none" />
      <path d="M92 116h36v6H92zM97 109h28v7H97z" className="fill-primary/25" />

      <g>
        <rect x="172" y="104" width="28" height="36" rx="2" className="fill-card" />
        <path
          d="M186 127c-9-6-10-13-5-14 3-1 5 2 5 4 0-2 2-5 5-4 5 1 4 8-5 14z"
          className="fill-lamp"
          strokeWidth="1.75"
        />
        <path d="m196 138 6-27 18 4-6 26z" className="fill-accent" />
      </g>
      <path d="M158 134h68v38h-68z" className="fill-accent" />
      <path d="m158 134-9 9 12 6M226 134l7 9-12 6" className="fill-accent" />
    </>
  );
}
