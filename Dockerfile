# One image for every role; docker-compose.yml chooses the role of a container.
FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY clients/typescript/package.json ./clients/typescript/
COPY portal/package.json ./portal/
# The optional packages are another Node.js.
RUN npm ci --omit=dev --omit=optional

FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS runtime
ENV NODE_ENV=production
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY package.json ./
COPY schema ./schema
COPY platform ./platform
COPY subgraphs ./subgraphs
COPY gateway ./gateway
COPY rest-facade ./rest-facade
COPY portal ./portal
COPY launch ./launch
COPY doctor ./doctor
COPY provisioning ./provisioning
COPY sandbox ./sandbox
COPY clients ./clients
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
# The start page has the guides.
COPY docs ./docs
USER node

FROM runtime AS production
