# Steamshed with its browser client, compiled. Settings come from the environment: docs/self-hosting.md.
FROM python:3.12-slim AS build
RUN apt-get update \
    && apt-get install -y --no-install-recommends gcc libc6-dev make \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
RUN make web
RUN python -m venv /opt/steamshed \
    && /opt/steamshed/bin/pip install --no-cache-dir --require-hashes -r requirements.txt \
    && /opt/steamshed/bin/pip install --no-cache-dir --no-deps .

FROM python:3.12-slim
RUN apt-get update \
    && apt-get install -y --no-install-recommends fonts-dejavu-core \
    && rm -rf /var/lib/apt/lists/*
RUN useradd --system --uid 10001 --home-dir /var/lib/steamshed steamshed \
    && install -d -o steamshed -m 0700 /var/lib/steamshed
COPY --from=build /opt/steamshed /opt/steamshed
COPY --from=build /src/src/steamshed/server/static /opt/steamshed/client
ENV PATH=/opt/steamshed/bin:$PATH \
    STEAMSHED_HOST=0.0.0.0 \
    STEAMSHED_PORT=8765 \
    STEAMSHED_DATA=/var/lib/steamshed \
    STEAMSHED_CLIENT=/opt/steamshed/client
USER steamshed
VOLUME /var/lib/steamshed
EXPOSE 8765
HEALTHCHECK --interval=30s --timeout=10s --start-period=30s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8765/api/health', timeout=8)"]
ENTRYPOINT ["steamshed"]
CMD ["serve"]
