# One image for every role; docker-compose.yml chooses the role of a container.
FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY clients/typescript/package.json ./clients/typescript/
RUN npm ci --omit=dev

FROM node:24-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY package.json ./
COPY schema ./schema
COPY platform ./platform
COPY subgraphs ./subgraphs
COPY gateway ./gateway
COPY rest-facade ./rest-facade
COPY launch ./launch
COPY provisioning ./provisioning
COPY sandbox ./sandbox
COPY clients ./clients
USER node
EXPOSE 4000
CMD ["node", "launch/all-in-one.ts"]
