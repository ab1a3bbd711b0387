export type ShellUser = { name: string | null; email: string };

/** How the person is called on the screen. */
export const shownName = ({ name, email }: ShellUser): string => name?.trim() || email;

/** One or two letters for the person: of their first and last name, else of their email. */
export function initials(user: ShellUser): string {
  const words = shownName(user).split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => Array.from(word ?? "")[0]?.toUpperCase() ?? "").join("");
}
