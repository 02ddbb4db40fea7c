# One image for every role; docker-compose.yml chooses the role of a container.
FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS built
WORKDIR /app
COPY package.json package-lock.json .npmrc tsconfig.json ./
COPY clients/typescript/package.json ./clients/typescript/
COPY portal/package.json ./portal/
RUN npm ci --omit=dev --ignore-scripts
COPY clients ./clients
COPY portal ./portal
COPY build ./build
COPY schema ./schema
COPY rules ./rules
COPY platform ./platform
COPY provisioning ./provisioning
COPY rest-facade ./rest-facade
# What the build alone needs goes: esbuild, GraphiQL and React, and the optional packages, which are another Node.js.
RUN node build/build.ts \
  && npm prune --omit=dev --omit=optional --ignore-scripts \
  && rm -rf node_modules/esbuild node_modules/@esbuild node_modules/.bin/esbuild \
    node_modules/graphiql node_modules/@graphiql node_modules/codemirror node_modules/react-dom

FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS runtime
ENV NODE_ENV=production
WORKDIR /app
COPY --from=built /app/node_modules ./node_modules
COPY --from=built /app/built ./built
COPY package.json ./
COPY schema ./schema
COPY rules ./rules
COPY platform ./platform
COPY subgraphs ./subgraphs
COPY gateway ./gateway
COPY rest-facade ./rest-facade
COPY --from=built /app/portal/server ./portal/server
COPY launch ./launch
COPY doctor ./doctor
COPY provisioning ./provisioning
COPY sandbox ./sandbox
COPY --from=built /app/clients ./clients
# The guides and the changelog are pages of /docs.
COPY docs ./docs
COPY CHANGELOG.md releases.json ./
RUN ln -s /app/clients/cli/clubgate.cjs /usr/local/bin/clubgate
USER node
EXPOSE 4000
CMD ["node", "launch/all-in-one.ts"]

# With the database server that a sandbox runs by itself.
FROM runtime AS sandbox
USER root
RUN apt-get update \
  && apt-get install -y --no-install-recommends mariadb-server-core \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -o node -g node /data
USER node

FROM runtime AS production
