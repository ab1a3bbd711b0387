import { Leaves } from "./picture-parts.tsx";

export function RepairsPicture() {
  return (
    <>
      <rect x="38" y="22" width="164" height="106" rx="4" className="fill-card" />
      <path
        d="M46 30h88v40h-14V60h-10v26H98V70H84v36H70V84H60v14H46z"
        className="fill-lamp"
        strokeWidth="1.75"
      />
      <path d="M38 128h164v10H38z" className="fill-card" />

      <path d="M112 44h54v22h-54z" className="fill-accent" />
      <path d="M166 55h14v22h-34v16" fill="none" />
      <path d="M140 92h12l-2 44c0 5-8 5-8 0z" className="fill-primary" />

      <path d="M44 142h72v30H44z" className="fill-primary" />
      <path d="M62 142v-8c0-4 2-6 6-6h24c4 0 6 2 6 6v8" fill="none" />
      <path d="M44 154h72" className="stroke-card" strokeWidth="1.75" />
      <path d="M74 149h12v11H74z" className="fill-lamp" />

      <path d="M172 146h40v26h-40z" className="fill-card" />
      <ellipse cx="192" cy="146" rx="20" ry="5" className="fill-lamp" />
      <path d="M172 146c0-20 40-20 40 0" fill="none" strokeWidth="1.75" />
      <path d="M180 149v11c0 3 5 3 5 0v-9" className="fill-lamp" strokeWidth="1.75" />
    </>
  );
}

export function CurbAppealPicture() {
  return (
    <>
      <path d="m120 30 72 54v88H48V84z" className="fill-card" />
      <path d="M48 100h144M48 116h144M48 132h144M48 148h144" opacity="0.18" />
      <path d="M34 86 120 24l86 62-8 8-78-55-78 55z" className="fill-primary" />
      <path d="M110 62a10 10 0 0 1 20 0v8h-20z" className="fill-lamp" strokeWidth="1.75" />
      <path d="M120 52v18M110 62h20" strokeWidth="1.75" />

      <circle cx="83" cy="112" r="20" className="fill-lamp/25" stroke="none" />
      <path d="M78 106h10l3 13H75z" className="fill-lamp" />
      <path d="M83 106v-5M80 122h6" />

      <path d="M98 104h44v68H98z" className="fill-accent" />
      <path d="M103 109h34v63h-34z" className="fill-primary" />
      <path d="M109 116h22v16h-22z" className="fill-lamp" strokeWidth="1.75" />
      <path d="M120 116v16" strokeWidth="1.75" />
      <circle cx="131" cy="144" r="2.25" className="fill-lamp" stroke="none" />

      <path d="M154 104h28v30h-28z" className="fill-accent" />
      <path d="M168 104v30M154 119h28" strokeWidth="1.75" />

      <path d="M92 172h56l6 6H86z" className="fill-accent" />
      <Leaves x={73} y={152} scale={0.72} />
      <path d="M62 152h22l-4 20H66z" className="fill-lamp" />
      <Leaves x={167} y={152} scale={0.72} />
      <path d="M156 152h22l-4 20h-14z" className="fill-lamp" />
      <path
        d="M22 174c2-16 8-22 14-22s12 8 12 22zM192 174c0-14 6-22 12-22s12 6 14 22z"
        className="fill-primary/25"
      />
    </>
  );
}

export function SetStagePicture() {
  return (
    <>
      <path d="M30 52 62 52 84 120H8z" className="fill-lamp/25" stroke="none" />
      <rect x="96" y="26" width="58" height="42" rx="3" className="fill-card" />
      <path
        d="M102 62c8-14 14-18 22-8 6-10 14-10 24 8z"
        className="fill-primary/25"
        strokeWidth="1.75"
      />
      <circle cx="138" cy="40" r="4.5" className="fill-lamp" strokeWidth="1.75" />

      <path d="m34 30-9 24h42l-9-24z" className="fill-lamp" />
      <path d="M46 54v116M34 172h24" />

      <path d="M76 112c0-13 6-18 16-18h66c10 0 16 5 16 18v20H76z" className="fill-primary" />
      <path d="M125 94v36" className="stroke-card" strokeWidth="1.75" />
      <path
        d="M64 124c0-7 4-11 9-11s9 4 9 11v12h86v-12c0-7 4-11 9-11s9 4 9 11v36H64z"
        className="fill-primary"
      />
      <path d="M82 136h86M82 146h86" className="stroke-card" strokeWidth="1.75" />
      <path d="M74 160v12M176 160v12" />
      <path d="m90 114 18-6 8 22-20 6z" className="fill-lamp" />
      <path d="m140 110 20-2 2 26-20 1z" className="fill-accent" />

      <Leaves x={211} y={128} scale={0.9} />
      <path d="M202 128h18l-3 14h-12z" className="fill-lamp" />
      <path d="M194 142h34v6h-34z" className="fill-card" />
      <path d="M200 148v24M222 148v24" />
    </>
  );
}
