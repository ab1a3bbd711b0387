import type { Config } from "tailwindcss";

/**
 * Names for the tokens in public/pages/tokens.css. Components use only these colors, so that both themes
 * are defined in one place.
 */
const config = {
  content: ["./app/**/*.{ts,tsx}", "./components/**/*.{ts,tsx}"],
  theme: {
    extend: {
      colors: {
        background: "var(--background)",
        foreground: "var(--foreground)",
        card: { DEFAULT: "var(--card)", foreground: "var(--card-foreground)" },
        popover: { DEFAULT: "var(--popover)", foreground: "var(--popover-foreground)" },
        primary: {
          DEFAULT: "var(--primary)",
          foreground: "var(--primary-foreground)",
          hover: "var(--primary-hover)",
          soft: "var(--primary-soft)",
        },
        secondary: { DEFAULT: "var(--secondary)", foreground: "var(--secondary-foreground)" },
        muted: { DEFAULT: "var(--muted)", foreground: "var(--muted-foreground)" },
        accent: { DEFAULT: "var(--accent)", foreground: "var(--accent-foreground)" },
        lamp: { DEFAULT: "var(--lamp)", foreground: "var(--lamp-foreground)" },
        destructive: {
          DEFAULT: "var(--destructive)",
          foreground: "var(--destructive-foreground)",
          hover: "var(--destructive-hover)",
          soft: "var(--destructive-soft)",
        },
        border: "var(--border)",
        input: "var(--input)",
        ring: "var(--ring)",
        overlay: "var(--overlay)",
      },
      fontFamily: {
        sans: "var(--font-text)",
        display: "var(--font-display)",
      },
      fontSize: {
        md: "var(--text-md)",
      },
      borderRadius: {
        sm: "var(--radius-sm)",
        md: "var(--radius-md)",
        lg: "var(--radius-lg)",
        xl: "var(--radius-xl)",
        "2xl": "var(--radius-2xl)",
      },
      boxShadow: {
        card: "var(--shadow-card)",
        raised: "var(--shadow-raised)",
      },
      keyframes: {
        "fade-in": { from: { opacity: "0" } },
        "fade-out": { to: { opacity: "0" } },
        "pop-in": { from: { opacity: "0", transform: "translateY(4px) scale(0.98)" } },
        "pop-out": { to: { opacity: "0", transform: "scale(0.98)" } },
        "slide-in-left": { from: { transform: "translateX(-100%)" } },
        "slide-out-left": { to: { transform: "translateX(-100%)" } },
        "slide-in-right": { from: { transform: "translateX(100%)" } },
        "slide-out-right": { to: { transform: "translateX(100%)" } },
        "rise-in": { from: { opacity: "0", transform: "translateY(12px)" } },
        glow: { from: { backgroundColor: "color-mix(in oklab, var(--lamp) 60%, transparent)" } },
        "swipe-out": {
          from: { transform: "translateX(var(--radix-toast-swipe-end-x))" },
          to: { transform: "translateX(calc(100% + 24px))" },
        },
      },
      animation: {
        "fade-in": "fade-in 160ms ease-out",
        "appear-late": "fade-in 160ms ease-out 200ms backwards",
        "fade-out": "fade-out 120ms ease-in forwards",
        "pop-in": "pop-in 160ms var(--ease-settle)",
        "pop-out": "pop-out 120ms ease-in forwards",
        "slide-in-left": "slide-in-left 220ms var(--ease-settle)",
        "slide-out-left": "slide-out-left 160ms ease-in forwards",
        "slide-in-right": "slide-in-right 220ms var(--ease-settle)",
        "slide-out-right": "slide-out-right 160ms ease-in forwards",
        "rise-in": "rise-in 220ms var(--ease-settle)",
        glow: "glow 1600ms ease-out",
        "swipe-out": "swipe-out 120ms ease-out forwards",
      },
    },
  },
} satisfies Config;

export default config;
