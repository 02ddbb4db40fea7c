import { GROUP_NAME, type Node } from './node.ts'

const SCHEMA = 'mysql_innodb_cluster_metadata'

/** By default the router writes that it is there after every tenth refresh: to a frozen primary, for a second. */
const ROUTER_OPTIONS = { stats_updates_frequency: 3600 }

/**
 * What MySQL Shell writes into a group for its routers, as far as Router 9.7 reads it: which servers
 * there are. Who of them is the primary it asks the group itself.
 */
export async function writeRouterMetadata(primary: Node, nodes: readonly Node[]): Promise<void> {
  const uuids = await Promise.all(
    nodes.map(async (node) => (await node.ask('SELECT @@server_uuid AS id'))[0]?.['id']),
  )
  const instances = nodes.map(
    ({ port }, index) =>
      `(${index + 1}, 'c1', '${uuids[index]}', '127.0.0.1:${port}', '', '127.0.0.1:${port}', '{}', 'n${index + 1}')`,
  )
  await primary.ask(
    `CREATE DATABASE ${SCHEMA}`,
    `USE ${SCHEMA}`,
    ...TABLES,
    'INSERT INTO schema_version VALUES (2, 3, 0)',
    `INSERT INTO v2_gr_clusters VALUES ('c1', 'gr', 'clubgate', '${GROUP_NAME}')`,
    `INSERT INTO v2_instances VALUES ${instances.join(', ')}`,
    "INSERT INTO v2_routers VALUES (1, '127.0.0.1', 'MySQL Router', 'r', NULL, NULL, NULL, '{}', '{}', 'c1')",
    `INSERT INTO v2_router_options VALUES (1, NULL, 'c1', '${JSON.stringify(ROUTER_OPTIONS)}')`,
    `CREATE VIEW v2_this_instance AS SELECT i.cluster_id, i.instance_id, c.cluster_name, c.cluster_type
     FROM v2_instances i JOIN v2_gr_clusters c ON c.cluster_id = i.cluster_id
     JOIN performance_schema.global_variables v ON v.variable_name = 'server_uuid'
       AND v.variable_value = i.mysql_server_uuid`,
    'CREATE VIEW v2_clusters AS SELECT * FROM v2_gr_clusters',
  )
}

const TABLES = [
  'CREATE TABLE schema_version (major int, minor int, patch int, PRIMARY KEY (major))',
  `CREATE TABLE v2_gr_clusters (cluster_id char(36) PRIMARY KEY, cluster_type varchar(20),
     cluster_name varchar(40), group_name char(36))`,
  `CREATE TABLE v2_instances (instance_id int PRIMARY KEY, cluster_id char(36), mysql_server_uuid char(36),
     endpoint varchar(80), xendpoint varchar(80), address varchar(80), attributes json, label varchar(80))`,
  `CREATE TABLE v2_cs_members (clusterset_id char(36) PRIMARY KEY, cluster_id char(36), member_role varchar(20),
     invalidated int)`,
  'CREATE TABLE v2_cs_clustersets (clusterset_id char(36) PRIMARY KEY, view_id int, domain_name varchar(40))',
  'CREATE TABLE v2_ar_clusters (cluster_id char(36) PRIMARY KEY)',
  `CREATE TABLE v2_routers (router_id int PRIMARY KEY, address varchar(80), product_name varchar(40),
     router_name varchar(40), version varchar(20), last_check_in timestamp NULL, clusterset_id char(36),
     attributes json, options json, cluster_id char(36))`,
  `CREATE TABLE v2_router_options (router_id int PRIMARY KEY, clusterset_id char(36), cluster_id char(36),
     router_options json)`,
  'CREATE TABLE clustersets (clusterset_id char(36) PRIMARY KEY, router_options json)',
  'CREATE TABLE clusters (cluster_id char(36) PRIMARY KEY, router_options json)',
  'CREATE TABLE routing_guidelines (guideline_id char(36) PRIMARY KEY, guideline json)',
  'CREATE TABLE router_stats (router_id int PRIMARY KEY, last_check_in timestamp NULL)',
]
