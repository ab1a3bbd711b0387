import { reading, routes } from "#http/route.ts";
import { getTraffic, trafficReads } from "#services/traffic.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/listing/traffic": reading(trafficReads, getTraffic),
});
