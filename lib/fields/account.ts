export const PASSWORDS_DIFFER = "Passwords don't match";

export const PASSWORD_RULES = [
  {
    id: "lowercase",
    label: "One lowercase character",
    message: "Password must contain at least one lowercase character",
    test: (password: string) => /\p{Ll}/u.test(password),
  },
  {
    id: "uppercase",
    label: "One uppercase character",
    message: "Password must contain at least one uppercase character",
    test: (password: string) => /\p{Lu}/u.test(password),
  },
  {
    id: "number",
    label: "One number",
    message: "Password must contain at least one number",
    test: (password: string) => /\p{Nd}/u.test(password),
  },
  {
    id: "special",
    label: "One special character",
    message: "Password must contain at least one special character",
    test: (password: string) => /[^\p{L}\p{M}\p{N}]/u.test(password),
  },
  {
    id: "length",
    label: "8 characters minimum",
    message: "Password must be at least 8 characters long",
    test: (password: string) => password.length >= 8,
  },
] as const;

export const GET_RECOVERY_CODES = "Get new recovery codes";
