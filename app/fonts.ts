import localFont from "next/font/local";

// The ranges that @fontsource publishes for these files: the extended files load only when a page needs them.
const inter = localFont({
  src: "../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
  weight: "100 900",
  display: "swap",
  variable: "--font-inter",
});

const interExt = localFont({
  src: "../node_modules/@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2",
  weight: "100 900",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  variable: "--font-inter-ext",
  declarations: [
    {
      prop: "unicode-range",
      value: "U+0100-02BA, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0",
    },
  ],
});

const fraunces = localFont({
  src: "../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2",
  weight: "100 900",
  display: "swap",
  variable: "--font-fraunces",
  adjustFontFallback: "Times New Roman",
});

const frauncesExt = localFont({
  src: "../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2",
  weight: "100 900",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  variable: "--font-fraunces-ext",
  declarations: [
    {
      prop: "unicode-range",
      value: "U+0100-02BA, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0",
    },
  ],
});

/** Class names for <html> that define --font-inter and --font-fraunces, from which app/globals.css builds its stacks. */
export const fontVariables = [inter, interExt, fraunces, frauncesExt]
  .map((font) => font.variable)
  .join(" ");
