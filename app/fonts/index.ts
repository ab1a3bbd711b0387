import localFont from "next/font/local";

// Fonts with only the letters of English text (scripts/build/fonts/subset-fonts.ts). They load
// after the page is shown (lib/late-look.ts), so none is preloaded. The full fonts load only for
// other letters, by the unicode ranges of @fontsource.

const inter = localFont({
  src: "./inter-english.woff2",
  weight: "400 600",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  variable: "--font-inter",
});

const fraunces = localFont({
  src: "./fraunces-english.woff2",
  weight: "400 600",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  variable: "--font-fraunces",
});

const interLatin = localFont({
  src: "../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
  weight: "100 900",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  variable: "--font-inter-latin",
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+00A1-00B6, U+00B8-00BB, U+00BF-00D6, U+00D8-00FF, U+0131, U+0152-0153, U+02C6, U+02DA, U+02DC, U+201A, U+201E, U+2020-2021, U+2030, U+2039-203A, U+20AC, U+2122, U+2191, U+2193",
    },
  ],
});

const frauncesLatin = localFont({
  src: "../../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2",
  weight: "100 900",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  variable: "--font-fraunces-latin",
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+00A1-00B6, U+00B8-00BB, U+00BF-00D6, U+00D8-00FF, U+0131, U+0152-0153, U+02C6, U+02DA, U+02DC, U+201A, U+201E, U+2020-2021, U+2030, U+2039-203A, U+20AC, U+2122",
    },
  ],
});

const interExt = localFont({
  src: "../../node_modules/@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2",
  weight: "100 900",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  variable: "--font-inter-ext",
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0",
    },
  ],
});

const frauncesExt = localFont({
  src: "../../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2",
  weight: "100 900",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  variable: "--font-fraunces-ext",
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0",
    },
  ],
});

/** Class names for <html>. They define the font variables that app/globals.css uses. */
export const fontVariables = [inter, interLatin, interExt, fraunces, frauncesLatin, frauncesExt]
  .map((font) => font.variable)
  .join(" ");
