/**
 * The Content-Security-Policy of a page: nothing from other origins but what is named here.
 * @param scripts which scripts run: sources of `script-src`, beside the product's own files
 */
export function pagePolicy({
  scripts,
  images = [],
  connections = [],
  frames = ["'none'"],
}: {
  scripts: readonly string[];
  images?: readonly string[];
  connections?: readonly string[];
  frames?: readonly string[];
}): string {
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scripts],
    // Radix and Next place elements with style attributes.
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", ...images],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...connections],
    // Without it the scripts' own rule would count, which asks for a nonce.
    "worker-src": ["'self'"],
    "frame-src": frames,
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}
