/**
 * Returns the Content-Security-Policy of a page, which blocks all other origins except those given.
 * @param scripts additional sources of `script-src`, besides the product's own files
 */
export function pagePolicy({
  scripts,
  images = [],
  connections = [],
  frames = ["'none'"],
  ancestors = "'none'",
}: {
  scripts: readonly string[];
  images?: readonly string[];
  connections?: readonly string[];
  frames?: readonly string[];
  /** Which pages may show it in a frame. */
  ancestors?: "'none'" | "'self'";
}): string {
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scripts],
    // Radix and Next position elements with style attributes.
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", ...images],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...connections],
    // Without it, `script-src` would apply, which requires a nonce.
    "worker-src": ["'self'"],
    "frame-src": frames,
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": [ancestors],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}
