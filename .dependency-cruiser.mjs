/**
 * The floors of the house, from the ground up. Whoever stands on one may import from its own and from
 * those that it names, and from nowhere else (docs/decisions/0001-structure.md).
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

/** The rooms of components/ that every feature shares; any other is one feature's own. */
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

/** Tests look at everything, so they stand on no floor. */
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
      // Schemas and zod are no part of a first load: a form loads its own when it is first touched.
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
