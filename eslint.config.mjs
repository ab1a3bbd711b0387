import next from "eslint-config-next/core-web-vitals";
import typescript from "eslint-config-next/typescript";

/** Imports run one way: app → components → lib, app → db → lib (docs/decisions). */
function mayNotImport(folder, layers, why, exceptions = []) {
  return {
    files: [`${folder}/**/*.{ts,tsx}`],
    ignores: ["**/*.test.{ts,tsx}", ...exceptions],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex: `^(#(${layers.join("|")})/|(\\.\\./)+(${layers.join("|")})/)`,
              message: why,
            },
          ],
        },
      ],
    },
  };
}

const READS_VARIABLES = "Only lib/env.ts reads process.env: use env() of #lib/env.ts.";

const config = [
  { ignores: [".next/", ".data/", "next-env.d.ts", "test-results/", "playwright-report/"] },
  ...next,
  ...typescript,
  {
    rules: {
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", destructuredArrayIgnorePattern: "^_" },
      ],
      eqeqeq: "error",
      "prefer-const": "error",
    },
  },
  mayNotImport("components", ["app", "db", "scripts", "tests"], "Components import only lib."),
  {
    files: ["components/**/*.{ts,tsx}"],
    rules: {
      "@typescript-eslint/no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex:
                "^#lib/(auth|session|session-token|google|password|env|log|api/route|api/lines|description/model/[^/]+)\\.ts$",
              allowTypeImports: true,
              message: "This belongs to the server.",
            },
          ],
        },
      ],
    },
  },
  mayNotImport("db", ["app", "components", "scripts", "tests"], "The database imports only lib."),
  mayNotImport(
    "lib",
    ["app", "components", "db", "scripts", "tests"],
    "The library imports nothing of the other layers.",
    // Who is signed in stands in the database: these three ask it on behalf of pages and routes.
    ["lib/auth.ts", "lib/session.ts", "lib/api/route.ts"],
  ),
  mayNotImport("app", ["scripts", "tests"], "The application does not import its tools."),
  {
    files: ["app/**", "components/**", "db/**", "lib/**", "middleware.ts"],
    ignores: ["lib/env.ts", "**/*.test.{ts,tsx}"],
    rules: {
      "no-restricted-properties": [
        "error",
        { object: "process", property: "env", message: READS_VARIABLES },
      ],
    },
  },
  {
    files: ["app/**", "components/**", "db/**", "lib/**", "middleware.ts"],
    // The log of the server, and that of a browser whose sign-out failed.
    ignores: ["lib/log.ts", "components/layout/use-logout.ts", "**/*.test.{ts,tsx}"],
    rules: { "no-console": "error" },
  },
  {
    // Playwright's fixtures take a function called `use`, which is no hook of React.
    files: ["tests/e2e/**"],
    rules: { "react-hooks/rules-of-hooks": "off" },
  },
];

export default config;
