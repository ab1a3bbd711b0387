import type { Appearance } from "@stripe/stripe-js";

/** Returns a theme color as `rgb()`, which Stripe's frame understands. */
function themeColor(name: string): string {
  const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!context) return "";
  context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(name);
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}

/** Returns the theme for Stripe's fields. Works only in a browser. */
export function stripeAppearance(): Appearance {
  const isDark = window.matchMedia("(prefers-color-scheme: dark)").matches;
  return {
    theme: isDark ? "night" : "stripe",
    variables: {
      colorPrimary: themeColor("--primary"),
      colorBackground: themeColor("--card"),
      colorText: themeColor("--foreground"),
      colorTextSecondary: themeColor("--muted-foreground"),
      colorDanger: themeColor("--destructive"),
      borderRadius: "8px",
      fontFamily: "Inter, system-ui, sans-serif",
      fontSizeBase: "16px",
    },
  };
}
