import { hashSync } from "@node-rs/bcrypt";
import { hashSync as hashSyncInJavaScript } from "bcryptjs";
import { COST } from "./bench-password.ts";

export const native = (password: string) => hashSync(password, { cost: COST });
export const javaScript = (password: string) => hashSyncInJavaScript(password, COST);
