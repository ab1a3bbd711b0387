import { reading, routes } from "#http/route.ts";
import { tellTraffic, trafficReads } from "#services/traffic.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/listing/traffic": reading(trafficReads, tellTraffic),
});
