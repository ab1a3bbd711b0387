/** The floor: a bare application of the same Next, against which the product is measured. */
const config = {
  poweredByHeader: false,
  serverExternalPackages: ["postgres"],
  turbopack: { root: import.meta.dirname },
};

export default config;
