export type ShellUser = { name: string | null; email: string };

/** Returns the person's name for the screen. */
export const shownName = ({ name, email }: ShellUser): string => name?.trim() || email;

/** Returns one or two initials, from the person's first and last name or else their email. */
export function initials(user: ShellUser): string {
  const words = shownName(user).split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => Array.from(word ?? "")[0]?.toUpperCase() ?? "").join("");
}
