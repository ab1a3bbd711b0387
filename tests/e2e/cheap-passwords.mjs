import { createRequire } from "node:module";

// Loaded into the tested server: bcrypt's lowest cost, because the tests create hundreds of accounts.
// server/password.test.ts tests the real cost.
const bcrypt = createRequire(import.meta.url)("@node-rs/bcrypt");
const { hash } = bcrypt;
bcrypt.hash = (password) => hash(password, { cost: 4 });
