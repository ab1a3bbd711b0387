import { reading, routes } from "#http/route.ts";
import { bookingReads, viewFreeTimes } from "#services/showings.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/showings/free-times": reading(bookingReads, (answers) => viewFreeTimes(answers)),
});
