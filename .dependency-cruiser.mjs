/**
 * The floors from the bottom up. A floor imports only from itself and the floors listed for it
 * (docs/decisions/0001-structure.md).
 */
const FLOORS = {
  lib: [],
  server: ["lib"],
  db: ["lib", "server"],
  services: ["lib", "server", "db"],
  http: ["lib", "server", "services"],
  components: ["lib"],
  app: ["lib", "services", "http", "components"],
};

/** The folders of components/ that every feature can use. The others belong to one feature. */
const SHARED = ["ui", "layout", "forms", "data"];

const floorRules = Object.entries(FLOORS).map(([floor, below]) => ({
  name: `${floor}-imports-only-what-is-below`,
  severity: "error",
  from: { path: `^${floor}/` },
  to: {
    dependencyTypesNot: ["npm", "npm-dev", "core"],
    pathNot: `^(${[floor, ...below].join("|")})/|^node_modules/${floor === "db" ? "|^drizzle/meta/" : ""}`,
  },
}));

/** Tests can import from every floor. */
const TESTS = "\\.test\\.tsx?$";

const config = {
  forbidden: [
    ...floorRules,
    {
      name: "no-circle",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-feature-imports-another",
      severity: "error",
      from: { path: `^components/(?!(?:${SHARED.join("|")})/)([^/]+)/` },
      to: {
        path: "^components/",
        pathNot: `^components/(?:$1|${SHARED.join("|")})/`,
      },
    },
    {
      name: "no-shared-room-imports-a-feature",
      severity: "error",
      from: { path: `^components/(?:${SHARED.join("|")})/` },
      to: { path: "^components/", pathNot: `^components/(?:${SHARED.join("|")})/` },
    },
    {
      // Forms load schemas and zod on first use, to keep both out of the first load.
      name: "no-component-imports-a-schema-at-once",
      severity: "error",
      from: { path: "^components/" },
      to: { path: "^lib/schemas/", dynamic: false, dependencyTypesNot: ["type-only"] },
    },
    {
      name: "nothing-imports-the-tools",
      severity: "error",
      from: { path: `^(?:${Object.keys(FLOORS).join("|")})/` },
      to: { path: "^(?:scripts|tests)/" },
    },
    {
      name: "only-the-index-of-the-description",
      severity: "error",
      from: { path: "^", pathNot: "^(?:lib/description|scripts/(?:bench|build)|tests)/" },
      to: { path: "^lib/description/", pathNot: "^lib/description/index\\.ts$" },
    },
    {
      name: "no-unresolvable",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    exclude: { path: `${TESTS}|^\\.next/` },
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
    },
  },
};

export default config;
