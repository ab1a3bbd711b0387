# syntax=docker/dockerfile:1
# Two stages: the first builds, the second contains only what runs. See docs/operations.md for how to start it.

FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build:standalone

FROM node:24-slim
# The S3 client reads HOME, and fails without it for a user id that the system doesn't know.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 HOME=/app
WORKDIR /app
COPY --from=build /app/.next/standalone ./
# This user owns none of the files, so the running app can't change itself.
RUN useradd --system --uid 10001 porchlight
USER 10001
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=6s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health/live').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# In this form, the process receives signals directly: SIGTERM lets running requests finish.
CMD ["node", "scripts/start.mjs"]
