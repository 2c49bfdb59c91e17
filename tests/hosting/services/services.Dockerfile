# Stands in a test for the images of PostgreSQL, Valkey and Caddy: the same programs from Debian, with the variables, paths and
# commands that compose.cluster.yaml uses.
ARG BASE
FROM ${BASE}
RUN apt-get update && apt-get install -y --no-install-recommends postgresql redis-server caddy
RUN ln -s redis-server /usr/bin/valkey-server
COPY start-service.sh /usr/local/bin/
ENTRYPOINT ["sh", "/usr/local/bin/start-service.sh"]
