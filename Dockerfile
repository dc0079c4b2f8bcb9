FROM python:3.11-slim AS build
RUN pip install --no-cache-dir uv
WORKDIR /source
COPY . .
ENV UV_PROJECT_ENVIRONMENT=/opt/galaxies UV_COMPILE_BYTECODE=1 UV_LINK_MODE=copy UV_PYTHON_DOWNLOADS=never
RUN uv sync --locked --no-dev --no-editable --no-cache --extra postgres

FROM python:3.11-slim
# A fixed user, so that the owner of a folder that is mounted is known: chown 10001:10001.
RUN useradd --system --uid 10001 --user-group --home-dir /data galaxies \
    && install -d -m 700 -o galaxies -g galaxies /data
COPY --from=build /opt/galaxies /opt/galaxies
# Without GALAXIES_DATABASE the matches are in a SQLite file there.
ENV PATH=/opt/galaxies/bin:$PATH PYTHONUNBUFFERED=1 XDG_DATA_HOME=/data
VOLUME /data
USER 10001:10001
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/livez', timeout=4)"]
CMD ["galaxies", "serve", "--host", "0.0.0.0", "--port", "8000"]
