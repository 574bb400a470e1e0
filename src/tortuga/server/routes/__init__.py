"""The endpoints, one module for each resource. The order here is the order of the OpenAPI document."""

from tortuga.server.http import Resource
from tortuga.server.routes.games import Games
from tortuga.server.routes.guests import Guests
from tortuga.server.routes.lists import Lists
from tortuga.server.routes.operations import Operations
from tortuga.server.routes.records import Records
from tortuga.server.routes.seats import Seats
from tortuga.server.routes.tables import Tables

RESOURCES: tuple[type[Resource], ...] = (Operations, Games, Guests, Lists, Tables, Seats, Records)
