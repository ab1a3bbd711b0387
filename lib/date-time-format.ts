const made = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns a US date formatter. It is cached, because creating one takes as long as about forty calls of
 * it.
 * @throws RangeError for an unknown time zone
 */
export function dateTimeFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = JSON.stringify(options);
  const known = made.get(name);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-US", options);
  made.set(name, format);
  return format;
}
