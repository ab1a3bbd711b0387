/**
 * A telephone number as it is read in the United States: ten digits, with or without the country
 * code 1, as `(555) 123-4567`. Any other number stays as it was typed.
 */
export function formatPhone(typed: string): string {
  const isForeign = /^\s*\+(?!\s*1)/.test(typed);
  const national = typed.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
  const parts = /^(\d{3})(\d{3})(\d{4})$/.exec(national);
  if (isForeign || !parts) return typed.trim();
  return `(${parts[1]}) ${parts[2]}-${parts[3]}`;
}
