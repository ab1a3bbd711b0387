import { buttonVariants } from "#components/ui/button-variants.ts";

function DarkHouse() {
  return (
    <svg viewBox="0 0 240 160" aria-hidden focusable="false" className="w-60 max-w-full">
      <ellipse cx="120" cy="146" rx="108" ry="8" fill="var(--secondary)" />
      <path d="M52 76v68h136V76l-68-52z" fill="var(--card)" stroke="var(--input)" strokeWidth="2" />
      <path
        d="M40 84 120 24l80 60"
        fill="none"
        stroke="var(--primary)"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M160 36v18" stroke="var(--primary)" strokeWidth="12" />
      <g fill="var(--secondary)" stroke="var(--input)" strokeWidth="2">
        <rect x="66" y="92" width="28" height="30" rx="3" />
        <rect x="146" y="92" width="28" height="30" rx="3" />
      </g>
      <path d="M80 92v30M66 107h28M160 92v30M146 107h28" stroke="var(--input)" strokeWidth="2" />
      <path d="M106 144v-40a14 14 0 0 1 28 0v40z" fill="var(--primary)" opacity="0.8" />
      <circle cx="128" cy="124" r="2" fill="var(--card)" />
      <path d="M120 66v8" stroke="var(--muted-foreground)" strokeWidth="2" />
      <path d="M114 74h12l-2 10h-8z" fill="var(--muted-foreground)" />
    </svg>
  );
}

export function NotFound() {
  return (
    <div className="flex flex-col items-center gap-6 py-8 text-center sm:py-16">
      <DarkHouse />
      <div className="flex flex-col gap-2">
        <h1 className="text-[1.75rem] leading-9 sm:text-[2rem] sm:leading-10">
          404 Page Not Found
        </h1>
        <p className="text-muted-foreground">Did you forget to add the page to the router?</p>
      </div>
      {/* No Link: every page loads what this one is made of. */}
      <a href="/" className={buttonVariants()}>
        Back to your account
      </a>
    </div>
  );
}
