import next from "eslint-config-next/core-web-vitals";
import typescript from "eslint-config-next/typescript";
import * as regexp from "eslint-plugin-regexp";
import { plainEnglish } from "./eslint/plain-english.mjs";

// In the syntax of an esquery attribute selector.
const INTERNALS =
  "/^__NEXT_|^NEXT_PRIVATE_|next\\/dist|_valueTracker|__react|^x-(middleware|nextjs)-|^next-(action|router-|url)|^setFlagsFromString$|^--(max-(old|semi)-|expose-gc|invocation-)/";

const PRODUCT = [
  "app/**",
  "components/**",
  "db/**",
  "http/**",
  "lib/**",
  "scripts/**",
  "server/**",
  "services/**",
];
const TESTS = ["**/*.test.{ts,tsx}"];

/** .dependency-cruiser.mjs checks which file imports which. */
const config = [
  {
    ignores: [
      ".next/",
      ".data/",
      ".bench/",
      "next-env.d.ts",
      "test-results/",
      "playwright-report/",
    ],
  },
  ...next,
  ...typescript,
  {
    rules: {
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      // A module imported by `import { type A }` is still loaded.
      "@typescript-eslint/no-import-type-side-effects": "error",
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", destructuredArrayIgnorePattern: "^_" },
      ],
      eqeqeq: "error",
      "no-eval": "error",
      "no-implied-eval": "error",
      "no-new-func": "error",
      "react/no-danger": "error",
      "prefer-const": "error",
    },
  },
  {
    files: [...PRODUCT, "proxy.ts"],
    ignores: TESTS,
    rules: {
      "max-lines": ["error", { max: 300, skipBlankLines: true, skipComments: true }],
      "max-lines-per-function": ["error", { max: 100, skipBlankLines: true, skipComments: true }],
      "no-restricted-properties": [
        "error",
        {
          object: "process",
          property: "env",
          message: "Only server/env.ts can read process.env. Use env() from #server/env.ts.",
        },
      ],
      "no-console": "error",
    },
  },
  {
    // Browsers load it as one file.
    files: ["components/listing-page/sign-in-sheet/sheet.js"],
    rules: { "max-lines": "off" },
  },
  {
    // Code that depends on the internals of Next, React or V8 breaks on upgrades.
    ignores: ["eslint.config.mjs", "tests/**", "**/*.test.*", "scripts/test/vercel/**"],
    rules: {
      "no-restricted-imports": ["error", { patterns: ["next/dist/*", "react-dom/cjs/*"] }],
      "no-restricted-syntax": [
        "error",
        ...["Literal", "TemplateElement", "Identifier"].map((node) => ({
          selector: `${node}[${{ Literal: "value", TemplateElement: "value.raw", Identifier: "name" }[node]}=${INTERNALS}]`,
          message: "This is internal to Next, React or V8. Use a documented API.",
        })),
      ],
    },
  },
  {
    // Text comes from users: one slow pattern can block the server for everyone.
    files: [...PRODUCT, "proxy.ts"],
    ignores: TESTS,
    plugins: { regexp },
    rules: {
      "regexp/no-super-linear-backtracking": ["error", { report: "potential" }],
      "regexp/no-super-linear-move": "error",
    },
  },
  {
    // What people read, and comments, in plain English (docs/glossary.md). Texts of lib/description are
    // patterns and examples of what sellers write.
    files: [...PRODUCT, "*.{ts,mjs}"],
    ignores: [...TESTS, "lib/description/**", "scripts/build/teach-claims/**", "eslint/**"],
    plugins: { porchlight: { rules: { "plain-english": plainEnglish } } },
    rules: { "porchlight/plain-english": "error" },
  },
  {
    // Scripts print to the terminal and pass their environment to child processes.
    files: ["scripts/**"],
    rules: { "no-console": "off", "no-restricted-properties": "off" },
  },
  {
    // lib/preview.ts and lib/page-files.ts read what next.config.ts writes into the build.
    files: ["server/env.ts", "lib/preview.ts", "lib/page-files.ts"],
    rules: { "no-restricted-properties": "off" },
  },
  {
    // The server logs, and the browser's message after a failed logout.
    files: ["server/log.ts", "server/security-log.ts", "components/layout/use-logout.ts"],
    rules: { "no-console": "off" },
  },
  {
    // Playwright's fixtures take a function called `use`, which isn't a React hook.
    files: ["tests/e2e/**"],
    rules: { "react-hooks/rules-of-hooks": "off" },
  },
];

export default config;
