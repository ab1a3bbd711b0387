import { publicRoutes } from "#http/public-route.ts";
import { answerFailure, answerMissing } from "../messages.tsx";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = publicRoutes(
  { "GET /homes/{path}": () => answerMissing("unknown") },
  answerFailure,
);
