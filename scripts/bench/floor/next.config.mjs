/** The floor: a bare application of the same Next version, the baseline for the product's figures. */
const config = {
  poweredByHeader: false,
  serverExternalPackages: ["postgres"],
  turbopack: { root: import.meta.dirname },
};

export default config;
