FROM python:3.11-slim AS build
RUN pip install --no-cache-dir uv
WORKDIR /source
COPY . .
ENV UV_PROJECT_ENVIRONMENT=/opt/galaxies UV_COMPILE_BYTECODE=1 UV_LINK_MODE=copy UV_PYTHON_DOWNLOADS=never
RUN uv sync --locked --no-dev --no-editable --no-cache --extra postgres

FROM python:3.11-slim
RUN useradd --system --create-home galaxies
COPY --from=build /opt/galaxies /opt/galaxies
ENV PATH=/opt/galaxies/bin:$PATH PYTHONUNBUFFERED=1
USER galaxies
EXPOSE 8000
CMD ["galaxies", "serve", "--host", "0.0.0.0", "--port", "8000"]
